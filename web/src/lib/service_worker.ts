/** The service worker of this client, which only a built client on a secure connection has. */

/** Register the worker once the page is loaded; without one the client works, but not offline. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/service_worker.js').catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

/** Is this the page that the worker answers with while the server can't be reached? */
export const isOffline = (root: HTMLElement): boolean => root.dataset['offline'] !== undefined
