// Browsers start no workers for pages opened from a file, so there the search runs in a hidden frame.
// The search asks whether its parent has an `IFrameWorker`, and waits for the scripts it imports.
if (location.protocol === 'file:') {
  const inFrame = () => {
    self.postMessage = (data) => parent.IFrameWorker.answer(self, data)
    self.importScripts = (...urls) =>
      urls.reduce((before, url) => before.then(() => load(url)), Promise.resolve())
    const load = (url) =>
      new Promise((resolve, reject) => {
        const script = Object.assign(document.createElement('script'), { src: url, onload: resolve, onerror: reject })
        document.head.append(script)
      })
  }
  const workers = []
  class IFrameWorker extends EventTarget {
    constructor(url) {
      super()
      const early = []
      const frame = Object.assign(document.createElement('iframe'), { hidden: true })
      const address = String(new URL(url, location)).replaceAll('"', '%22')
      frame.srcdoc = `<script>(${inFrame})()</script><script src="${address}"></script>`
      this.postMessage = (data) => early.push(data)
      frame.onload = () => {
        this.postMessage = (data) => frame.contentWindow.dispatchEvent(new MessageEvent('message', { data }))
        early.forEach(this.postMessage)
      }
      document.body.append(frame)
      workers.push({ frame, worker: this })
    }
    static answer(from, data) {
      const { worker } = workers.find(({ frame }) => frame.contentWindow === from)
      worker.dispatchEvent(new MessageEvent('message', { data }))
    }
  }
  window.IFrameWorker = IFrameWorker
  window.Worker = IFrameWorker
}
