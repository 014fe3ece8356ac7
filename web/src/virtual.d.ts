declare module 'virtual:languages' {
  /** Every language in this build, English first. */
  export const LANGUAGES: Record<string, () => Promise<{ default: import('./text/packed').Packed }>>
  /** The texts of pages and dialogs that are loaded when they are opened. */
  export const PARTS: Record<'later' | 'lessons' | 'puzzles' | 'guide' | 'review', typeof LANGUAGES>
}
declare module 'virtual:texts/*' {
  const texts: import('./text/packed').Packed
  export default texts
}
