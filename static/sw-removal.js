// Published as /sw.js (SERVICE_WORKER=off npm run build), takes the service worker away from the visitors who have one, with
// what it kept and nothing else. Open pages stay as they are.
addEventListener("install", () => self.skipWaiting())

const remove = async () => {
  for (const name of await caches.keys()) if (name.startsWith("kvistbo-")) await caches.delete(name)
  indexedDB.deleteDatabase("workbox-expiration")
  await self.registration.unregister()
}

addEventListener("activate", (event) => event.waitUntil(remove()))
