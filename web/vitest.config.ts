import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    // A link that leaves the screen is followed by a real browser: here it would take the page away from under every file after it.
    environmentOptions: {
      happyDOM: {
        url: 'http://localhost:3000/',
        settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
      },
    },
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    // Loading React and the screens takes seconds: files share what is loaded, and test/setup.ts clears what they leave.
    isolate: false,
    testTimeout: 60_000,
    setupFiles: ['test/setup.ts'],
    css: { include: [] },
  },
});
