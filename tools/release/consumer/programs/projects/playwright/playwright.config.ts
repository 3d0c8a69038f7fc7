import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 16,
  reporter: 'line',
  webServer: {
    command: 'node node_modules/@boxtrail/mock/dist/main.js --port 4019',
    url: 'http://127.0.0.1:4019/',
  },
})
