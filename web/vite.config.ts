import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { listPreloads } from './build/list-preloads.ts';

/** What neither the login screen nor the shell needs, however many screens share it. */
const LATER = [
  /\/src\/shared\/(confirmation|errors|guides|live|people)\/(?!error-messages|form-error)|\/src\/shared\/merchants\/(?!merchant-scope)/,
  /\/src\/lib\/(coalesce|format-phone|matches-search|save-file|simplify-text)\./,
  /\/sessions\/time-text\.|\/merchant-menu\.|\/impersonation\.api\./,
  /\/src\/ui\/(copy-button|data-table|detail-list|filters|list-section|prose|search-field|section|select-field)\./,
  /\/src\/ui\/(menu|more-rows|no-match|result-count|row-opener|sort-rows|stat-tile|status-badge)\./,
  /\/src\/shared\/lists\/(?!list-search)/,
  /\/domain\/src\/(sales|help)\/|\/domain\/src\/base\/(amounts|taxes)\//,
  /\/domain\/src\/base\/merchants\/(?!merchant-information)|\/websrm\/src\//,
  /node_modules\/eventsource-parser\//,
  /NativeSelect|InfiniteQuery/,
];

/** What only the screens about money share. */
const MONEY = /\/src\/shared\/(cards|invoices|legal)\/|\/domain\/src\/money\/|\/Textarea\//;

/** What only the screens before sign-in share. */
const FRONT = /\/src\/shared\/front-frame\//;

/** What leads a merchant to the first sale: steps, and what the provider knows. For the few screens that show it. */
const WAY = /\/src\/shared\/(installation|pos-connection)\/|\/domain\/src\/help\/installation\//;

/** What only the screens on the way to the first bill share. */
const SET_UP =
  /\/src\/shared\/(installation|pos-connection|release-notes)\/|\/domain\/src\/(help\/installation|sales\/employees)\//;

/** What draws QR codes, for the few screens that have one. */
const QR = /\/node_modules\/uqr\/|\/src\/ui\/qr-code\./;

/** What becomes of charges that no one expected, for the two screens of administrators that show them. */
const CHARGES = /\/src\/shared\/payments\//;

/** What every form needs, but for those before sign-in. */
const FORMS =
  /node_modules\/(react-hook-form|@hookform|@standard-schema)\/|\/src\/shared\/forms\/(use-fields|find-refused-fields)\./;

/** What states the rules of most forms, and nothing that a screen without a form may bring along. */
const SCHEMAS = /node_modules\/zod\/|\/src\/shared\/people\/name-without-address\./;

/** What has a chunk of its own, for the few screens that need it. */
const APART = [MONEY, FRONT, SET_UP, QR, CHARGES, FORMS, SCHEMAS];

/** What one feature alone needs, and its name. */
const featureOf = (id: string): string | null => {
  const [, area, feature] = /\/features\/([a-z]+)\/([a-z-]+)\//.exec(id) ?? [];
  return area && feature ? `${area}-${feature}` : null;
};

const isFromTheStart = (id: string): boolean =>
  featureOf(id) === null && ![...APART, ...LATER].some((part) => part.test(id));

/**
 * Few chunks instead of many: a screen is its own chunk; what is shared from the first screen on is one, what later screens
 * share another, what the screens of a feature share one each. What only forms need is kept out of all of them, and React,
 * which changes least, can stay in a browser's cache.
 */
const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
  { name: 'shared', test: isFromTheStart, minShareCount: 2, priority: 4 },
  {
    name: 'screens',
    test: (id: string) => featureOf(id) === null && !APART.some((part) => part.test(id)),
    minShareCount: 2,
    priority: 3,
  },
  // after what its modules need themselves has found its place
  { name: 'forms', test: FORMS, priority: 2 },
  { name: 'schemas', test: SCHEMAS, priority: 2 },
  { name: 'money', test: MONEY, minShareCount: 2, priority: 2 },
  { name: 'front', test: FRONT, minShareCount: 2, priority: 2 },
  { name: 'set-up', test: SET_UP, minShareCount: 2, priority: 2 },
  { name: 'way', test: WAY, minShareCount: 2, priority: 2 },
  { name: 'charges', test: CHARGES, minShareCount: 2, priority: 2 },
  { name: 'qr', test: QR, minShareCount: 2, priority: 2 },
  { name: featureOf, debugName: 'features', minShareCount: 2, priority: 1 },
];

export default defineConfig(({ mode }) => ({
  plugins: [react(), listPreloads(['app', 'ui', 'errorMessages'])],
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
