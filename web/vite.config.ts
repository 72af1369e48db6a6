import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, loadEnv, type Rolldown } from 'vite';
import { compileTexts } from './build/compile-texts.ts';
import { listPreloads } from './build/list-preloads.ts';

/** Parts of the libraries that neither the login screen nor the shell needs, however many screens share them. */
const LATER = [/node_modules\/eventsource-parser\//, /NativeSelect|InfiniteQuery|\/Textarea\//];

/** Modules that only the screens about money share; a card is entered in a form, which those that show invoices alone need not have. */
const MONEY = /\/src\/shared\/invoices\/|\/domain\/src\/money\//;
const CARDS = /\/src\/shared\/(cards|legal)\//;

/** Modules on a merchant's way to the first sale: steps, and what the provider knows. For the few screens that show it. */
const WAY = /\/src\/shared\/(installation|pos-connection)\/|\/domain\/src\/help\/installation\//;

/** Modules that only the screens on the way to the first bill share. */
const SET_UP =
  /\/src\/shared\/(installation|pos-connection|release-notes)\/|\/domain\/src\/(help\/installation|sales\/employees)\//;

/** Modules that draw receipts and their codes, for the few screens that show one. */
const RECEIPTS = /\/node_modules\/uqr\/|\/src\/ui\/qr-code\.|\/src\/shared\/receipts\/|\/websrm\/src\//;

/** Modules that say when someone comes or answers, for the screens that say so. */
const VISITS =
  /\/src\/shared\/(appointments\/|support\/(support-contact|use-support-calendar))|\/domain\/src\/help\/(support|technicians)\/|\/Textarea\//;

/** A ticket as it is read and written in, which is a form: for the moments when one is open. */
const TICKET = /\/src\/shared\/support\/(conversation|message-form|ticket-frame)\./;

/** Modules for charges that no one expected, for the two screens of administrators that show them. */
const CHARGES = /\/src\/shared\/payments\//;

/** Modules that every form needs, but for those before sign-in. */
const FORMS =
  /node_modules\/(react-hook-form|@hookform|@standard-schema)\/|\/src\/shared\/forms\/(use-fields|find-refused-fields)\./;

/** Drafts of what `useFields` does not hold, for the few screens that have any. */
const DRAFTS = /\/src\/shared\/forms\/use-(plain|state)-draft\./;

/** Modules that state the rules of most forms, and nothing that a screen without a form may bring along. */
const SCHEMAS = /node_modules\/zod\/|\/src\/shared\/(people\/name-without-address|forms\/(email|telephone)-rules)\./;

/** The letters that documents show, for the few screens that ask. */
const DRAWN = /\/domain\/src\/base\/files\/is-drawable\./;

/** Accounts and entries, for the two screens that show them; its form would bring all that forms need. */
const ACCOUNTING = /\/src\/shared\/accounting\/|\/domain\/src\/base\/accounting\/account\./;

/** Messages to merchants, for the dialogs in which they are written. */
const MESSAGES = /\/src\/shared\/messages\/|\/domain\/src\/people\/message-templates\//;

/** Modules that only the screens of caterers share; the form of a customer is for the moments when one is added. */
const CATERERS = /\/src\/shared\/(estimates\/|customers\/customers\.)|\/domain\/src\/sales\/estimates\//;
const CUSTOMER_FORM = /\/src\/shared\/customers\/(customer-form|new-customer)\./;

/** The list of merchants with its filters, its views and its selection, for the two screens that show it. */
const MERCHANT_LIST =
  /\/src\/shared\/merchants\/(merchant-(filter-bar|list\.api|list\.tsx|list\.module|table|views\.api)|view-|selection-bar|export-button|use-(chosen-merchants|merchant-(columns|filters)))/;

/** Problems of merchants: for the overviews and lists of those who look after several. */
const OVERVIEW =
  /\/src\/shared\/(overview\/|merchants\/(attention-|merchant-summary-table|merchant-health|move-outcome|merchant-choice))/;

/** State of one merchant's devices and bills, for its dashboard and for the page about it. */
const STANDING = /\/src\/shared\/(devices\/devices-section|activity-log\/latest-entries|transmissions\/)/;

/** The rules of a merchant's information, for the screens on which it is missing or written. */
const INFORMATION =
  /\/src\/shared\/merchants\/missing-information\.|\/domain\/src\/base\/merchants\/(check-merchant-information|is-business-number|postal-code)\./;

/** Modules that count days by the calendar of a zone, for the few dialogs that do. */
const CALENDAR = /node_modules\/temporal-|\/domain\/src\/base\/calendar\/(local-day|quebec-day|wall-clock)\./;

/** Pictures and periods, for the screens that show figures. */
const FIGURES = /\/src\/ui\/chart|\/src\/shared\/(reports\/|queries\/figures\.)|\/domain\/src\/sales\/reports\//;

/** The way into another business, for the header of those who have several and for the page of them all. */
const BUSINESSES = /\/src\/shared\/people\/(use-open-place|switch-business)\./;

/** Files that are made aside, and who waits for them. */
const EXPORTS = /\/domain\/src\/(base\/exports|people\/merchant-batches)\//;

/** Changes of taxes are for administrators, names of classes for caterers as well. */
const TAXES = /\/domain\/src\/base\/taxes\/(tax-names|announce-row)/;

/** The table of people, for the screens on which people are kept. */
const PEOPLE = /\/src\/shared\/people\/people-table\./;

/** The rules of a menu, for the screen that keeps it and its dialogs. */
const MENU = /\/domain\/src\/(sales\/menu\/|base\/taxes\/class-of-sale\.)/;

/** Files of rows that are chosen, and lines that are added to a form, for the few dialogs that have any. */
const LINES = /\/src\/(ui\/(choose-file|remove-button)|lib\/(use-go-to|read-chosen|type-over))\./;

/** Modules with a chunk of their own, for the few screens that need them. */
const APART = [
  BUSINESSES,
  PEOPLE,
  CALENDAR,
  CARDS,
  FIGURES,
  OVERVIEW,
  STANDING,
  INFORMATION,
  MONEY,
  SET_UP,
  RECEIPTS,
  VISITS,
  TICKET,
  CHARGES,
  ACCOUNTING,
  MESSAGES,
  CATERERS,
  CUSTOMER_FORM,
  MERCHANT_LIST,
  FORMS,
  SCHEMAS,
  DRAFTS,
  DRAWN,
  TAXES,
  EXPORTS,
  LINES,
  MENU,
];

/** Names the feature that alone needs a module; null where there is none. */
const featureOf = (id: string): string | null => {
  const [, area, feature] = /\/features\/([a-z]+)\/([a-z-]+)\//.exec(id) ?? [];
  return area && feature ? `${area}-${feature}` : null;
};

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;
type Graph = Parameters<Extract<NonNullable<CodeSplittingGroup['name']>, (...given: never) => unknown>>[1];

/** The modules of our own that come with one, however far away, but not itself. Libraries list more than is taken from them. */
function comesWith(module: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported) || imported.includes('/node_modules/')) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(join(import.meta.dirname, 'src', module));
  return found;
}

type Part = 'shared' | 'shell' | 'front';

let parts: ReadonlyMap<string, Part> | undefined;

/** Lists the parts that every screen loads, that the shell adds behind sign-in, and that the login screen needs before. */
function listParts(graph: Graph): ReadonlyMap<string, Part> {
  const [shell, front] = [
    comesWith('app/app-shell.tsx', graph),
    comesWith('features/base/sessions/sign-in-page.tsx', graph),
  ];
  // controls and calls, which other screens need too
  const common = [...front].filter((id) => !/\/src\/(features|shared\/front-frame)\//.test(id));
  const named = (ids: Iterable<string>, part: Part): [string, Part][] => [...ids].map((id) => [id, part]);
  return new Map([
    ...named(shell, 'shell'),
    ...named(front, 'front'),
    ...named([...comesWith('main.tsx', graph), ...common], 'shared'),
  ]);
}

/** Names the modules of a part. The graph is asked once, which is whole by then. */
const nameOf =
  (part: Part) =>
  (id: string, graph: Graph): Part | null => {
    parts ??= listParts(graph);
    return parts.get(id) === part ? part : null;
  };

const isLibrary = (id: string): boolean =>
  id.includes('/node_modules/') && ![...APART, ...LATER].some((part) => part.test(id));

/**
 * Few chunks instead of many: a screen is its own chunk; what the login screen and the shell both need is one, what the shell
 * adds another, what later screens share a third, what the screens of a feature share one each. What only forms need is kept out of all of them, and React,
 * which changes least, can stay in a browser's cache.
 */
const GROUPS: CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 7 },
  { name: 'libraries', test: isLibrary, minShareCount: 2, priority: 6 },
  // before what needs them would bring them into its own
  { name: nameOf('shared'), debugName: 'shared', priority: 5 },
  { name: nameOf('shell'), debugName: 'shell', priority: 4 },
  { name: nameOf('front'), debugName: 'front', priority: 4 },
  { name: 'calendar', test: CALENDAR, minShareCount: 2, priority: 4 },
  { name: 'receipts', test: RECEIPTS, minShareCount: 2, priority: 4 },
  {
    name: 'screens',
    test: (id: string) => featureOf(id) === null && !APART.some((part) => part.test(id)),
    minShareCount: 2,
    priority: 3,
  },
  // after what its modules need themselves has found its place
  { name: 'forms', test: FORMS, priority: 2 },
  { name: 'schemas', test: SCHEMAS, priority: 2 },
  { name: 'drawn', test: DRAWN, minShareCount: 2, priority: 2 },
  { name: 'drafts', test: DRAFTS, minShareCount: 2, priority: 2 },
  { name: 'visits', test: VISITS, minShareCount: 2, priority: 2 },
  { name: 'money', test: MONEY, minShareCount: 2, priority: 2 },
  { name: 'set-up', test: SET_UP, minShareCount: 2, priority: 2 },
  { name: 'way', test: WAY, minShareCount: 2, priority: 2 },
  { name: 'charges', test: CHARGES, minShareCount: 2, priority: 2 },
  { name: 'accounting', test: ACCOUNTING, minShareCount: 2, priority: 2 },
  { name: 'businesses', test: BUSINESSES, minShareCount: 2, priority: 2 },
  { name: 'people', test: PEOPLE, minShareCount: 2, priority: 2 },
  { name: 'messages', test: MESSAGES, minShareCount: 2, priority: 2 },
  { name: 'caterers', test: CATERERS, minShareCount: 2, priority: 2 },
  { name: 'merchant-list', test: MERCHANT_LIST, minShareCount: 2, priority: 2 },
  { name: 'cards', test: CARDS, minShareCount: 2, priority: 2 },
  { name: 'figures', test: FIGURES, minShareCount: 2, priority: 2 },
  { name: 'overview', test: OVERVIEW, minShareCount: 2, priority: 2 },
  { name: 'standing', test: STANDING, minShareCount: 2, priority: 2 },
  { name: 'information', test: INFORMATION, minShareCount: 2, priority: 2 },
  { name: 'exports', test: EXPORTS, minShareCount: 2, priority: 2 },
  { name: 'lines', test: LINES, minShareCount: 2, priority: 2 },
  { name: 'menu', test: MENU, minShareCount: 2, priority: 2 },
  { name: 'taxes', test: TAXES, minShareCount: 2, priority: 2 },
  { name: 'customer-form', test: CUSTOMER_FORM, minShareCount: 2, priority: 2 },
  { name: featureOf, debugName: 'features', minShareCount: 2, priority: 1 },
];

export default defineConfig(({ mode }) => ({
  plugins: [react(), compileTexts(), listPreloads(['app', 'ui', 'errorMessages'])],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // read by the size measurement
    manifest: true,
    // the server's Content-Security-Policy allows no data: address
    assetsInlineLimit: 0,
    // all of it is as much as a screen had in nine files, each a way to the server that the scripts wait for
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    proxy: { '/api': loadEnv(mode, import.meta.dirname, 'API_BASE_URL')['API_BASE_URL'] ?? 'http://localhost:3000' },
  },
}));
