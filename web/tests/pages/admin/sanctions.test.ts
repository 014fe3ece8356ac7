/** How long a ban or mute lasts. */

import { beforeAll, expect, test } from 'vitest'
import { daysWords, DURATIONS } from '../../../src/pages/admin/sanctions'
import { speak } from '../../support'

beforeAll(() => speak())

test('a duration is a number of days, or has no end', () => {
  expect(DURATIONS.map(daysWords)).toEqual(['1 day', '7 days', '30 days', '365 days', 'no end'])
})
