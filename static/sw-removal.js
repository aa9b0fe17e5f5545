// Published as /sw.js by SERVICE_WORKER=off npm run build: removes the service worker and only its caches from browsers,
// and leaves open pages as they are.
addEventListener("install", () => self.skipWaiting())

const remove = async () => {
  for (const name of await caches.keys()) if (name.startsWith("kvistbo-")) await caches.delete(name)
  indexedDB.deleteDatabase("workbox-expiration")
  await self.registration.unregister()
}

addEventListener("activate", (event) => event.waitUntil(remove()))
