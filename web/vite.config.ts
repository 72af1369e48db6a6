import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

/** What neither the login screen nor the shell needs, however many screens share it. */
const LATER = [
  /\/src\/lib\/(merchant-summary|people|live)\//,
  /\/src\/lib\/(csv|for-merchant|guide-tags|matches-search|missing-information|refusal|save-file|use-merchant|use-settled)\./,
  /\/src\/ui\/(copy-button|data-table|detail-list|filters|list-section|prose|search-field|section|select-field|stat-tile|status-badge)\./,
  /\/domain\/src\/(devices|money|reports|support|taxes|transactions)\//,
  /\/domain\/src\/merchants\/(?!merchant-information)|\/websrm\/src\//,
  /node_modules\/eventsource-parser\//,
  /NativeSelect|InfiniteQuery/,
];

/** What only the screens about money share. */
const MONEY = /\/src\/lib\/(card-entry|invoices|legal)\/|\/domain\/src\/billing\/|\/Textarea\//;

/** What only the screens before sign-in share. */
const FRONT = /\/src\/lib\/front-frame\//;

/** What draws QR codes, for the few screens that have one. */
const QR = /\/node_modules\/uqr\/|\/src\/ui\/qr-code\./;

/** What one feature alone needs, and its name. */
const featureOf = (id: string): string | null => /\/features\/([a-z-]+)\//.exec(id)?.[1] ?? null;

const isFromTheStart = (id: string): boolean =>
  featureOf(id) === null && ![MONEY, FRONT, QR, ...LATER].some((part) => part.test(id));

/**
 * Few chunks instead of many: a screen is its own chunk; what is shared from the first screen on is one, what later screens
 * share another, what the screens of a feature share one each. What only forms need is kept out of all of them, and React,
 * which changes least, can stay in a browser's cache.
 */
const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
  { name: 'forms', test: /node_modules\/react-hook-form\//, priority: 6 },
  // not every form has its rules as a schema
  { name: 'schemas', test: /node_modules\/(zod|@hookform)\//, priority: 5 },
  { name: 'shared', test: isFromTheStart, minShareCount: 2, priority: 4 },
  {
    name: 'screens',
    test: (id: string) => featureOf(id) === null && ![MONEY, FRONT, QR].some((part) => part.test(id)),
    minShareCount: 2,
    priority: 3,
  },
  // after what its modules need themselves has found its place
  { name: 'money', test: MONEY, minShareCount: 2, priority: 2 },
  { name: 'front', test: FRONT, minShareCount: 2, priority: 2 },
  { name: 'qr', test: QR, minShareCount: 2, priority: 2 },
  { name: featureOf, minShareCount: 2, priority: 1 },
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
