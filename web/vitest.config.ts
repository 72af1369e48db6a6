import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    // Loading React and the screens takes seconds: files share what is loaded, and test/setup.ts clears what they leave.
    isolate: false,
    testTimeout: 60_000,
    setupFiles: ['test/setup.ts'],
    css: { include: [] },
  },
});
