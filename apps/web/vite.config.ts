import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { createNotices } from './build/notices.ts'

const service = process.env.BOXTRAIL_URL ?? 'http://127.0.0.1:8080'

const notices = createNotices()

export default defineConfig({
  plugins: [react(), compressed(), notices.ofPage()],
  // Packages of the workspace use what is installed for this one.
  resolve: { dedupe: ['react', 'react-dom', '@tanstack/react-query'] },
  build: {
    target: 'es2023',
    sourcemap: false,
    // Under the content security policy, nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Compressing takes most of the time, which is not worth a warning on a slow machine.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  worker: { format: 'es', plugins: () => [notices.ofWorker()] },
  server: {
    proxy: Object.fromEntries(['/v2', '/auth', '/docs', '/files', '/shipments/find'].map((path) => [path, service])),
  },
})
