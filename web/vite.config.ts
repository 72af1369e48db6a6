import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

/** What neither the login screen nor the shell needs, however many screens share it. */
const LATER = [
  /\/features\//,
  /\/src\/lib\/(merchant-summary|people|live)\//,
  /\/src\/lib\/(csv|for-merchant|guide-tags|matches-search|missing-information|save-file|use-merchant|use-settled)\./,
  /\/src\/ui\/(copy-button|data-table|detail-list|filters|list-section|prose|search-field|section|select-field|stat-tile|status-badge)\./,
  /\/domain\/src\/(devices|money|reports|support|taxes|transactions)\//,
  /node_modules\/(uqr|eventsource-parser)\//,
  /NativeSelect|InfiniteQuery/,
];

/**
 * Few chunks instead of many: a screen is its own chunk, what is shared from the first screen on is one, what later screens
 * share another, what only forms need is kept out of both, and React, which changes least, can stay in a browser's cache.
 */
const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
  { name: 'forms', test: /node_modules\/(zod|react-hook-form|@hookform)\//, priority: 5 },
  { name: 'shared', test: (id: string) => !LATER.some((part) => part.test(id)), minShareCount: 2, priority: 4 },
  { name: 'sign-in', test: /\/features\/sign-in\//, minShareCount: 2, priority: 3 },
  { name: 'profile', test: /\/features\/profile\/|node_modules\/uqr\//, minShareCount: 2, priority: 2 },
  { name: 'screens', minShareCount: 2, priority: 1 },
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
