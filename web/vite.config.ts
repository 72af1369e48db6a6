import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

/**
 * Few chunks instead of many: a screen is its own chunk, what screens share is one, what only forms
 * need is kept out of it, and React, which changes least, can stay in a browser's cache.
 */
const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'forms', test: /node_modules\/(zod|react-hook-form|@hookform)\//, priority: 3 },
  { name: 'shared', minShareCount: 2, priority: 1 },
];

export default defineConfig(({ mode }) => ({
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // read by the size measurement
    manifest: true,
    // the server's Content-Security-Policy allows no data: address
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    proxy: { '/api': loadEnv(mode, import.meta.dirname)['VITE_API_BASE'] ?? 'http://localhost:3000' },
  },
}));
