import { readFileSync } from 'node:fs';
import { AREAS, FLOORS } from './scripts/floors.mjs';

// The rules of .oxlintrc.json, and who may import whom. Of the zones that a file is in, the last one alone counts.

const PACKAGES = ['domain', 'contract', 'websrm', 'api', 'web', 'terminal', 'simulators', 'e2e', 'bench'];

const oneOf = (words) => `(${words.join('|')})`;

/** A package, after its own name those that it may know. */
const packages = (...known) => [
  {
    regex: `^@comptoir/${oneOf(PACKAGES.filter((name) => !known.includes(name)))}(/|$)`,
    message: 'This package may not know that one: see ARCHITECTURE.md.',
  },
  {
    regex: `^(\\.\\./)+${oneOf(PACKAGES)}/(src|test)/`,
    message: 'Another package is imported by its name, never by its folder.',
  },
];

/** Folders that are not imported, from however deep. */
const refuse = (folders, message) => ({ regex: `^(\\.\\./)+${oneOf(folders)}/`, message });

const NO_RUNTIME = { regex: '^node:', message: 'Rules and messages know no runtime.' };
const TEMPORAL_ALONE = { regex: '^([a-su-z@]|t[a-df-z])', message: 'The rules depend on Temporal alone.' };
const NO_TESTS = { regex: '(\\.test\\.tsx?$|/test/)', message: 'Product code does not import test code.' };
const PRIVATE = {
  regex: '^(\\.\\./)+([a-z-]+/)+[^/]+\\.(store|routes|queries|jobs)\\.ts$',
  message: "Another feature's store, routes, queries and jobs are private; its use cases are not.",
};
/** The same for a room within a feature, whose neighbours are of the feature. */
const PRIVATE_BEYOND = { ...PRIVATE, regex: PRIVATE.regex.replace('+', '{2,}') };
const NO_FEATURE = {
  regex: `^\\.\\./(\\.\\./${oneOf([...Object.keys(AREAS), 'admin'])}/)?[a-z-]+/`,
  message: 'A feature knows no other feature: what several share is in web/src/shared.',
};

const OUR_BUTTON = {
  name: '@mantine/core',
  importNames: ['ActionIcon', 'Button', 'CloseButton', 'UnstyledButton'],
  message: 'The button of web/src/ui keeps its focus while it works.',
};
const OUR_FORM = {
  name: 'react-hook-form',
  importNames: ['useForm'],
  message: "useFields of web/src/shared/forms says the server's refusals at the fields, too.",
};
const OUR_CALL = {
  name: '@tanstack/react-query',
  importNames: ['useMutation'],
  message: 'useCallOnce of web/src/lib sends a call once, however often it is asked for.',
};

const zone = (files, patterns, paths = []) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { paths, patterns }] },
});

/** A zone for each area of a column, and for each floor of the area. */
const areas = (column, patterns) =>
  Object.entries(AREAS).flatMap(([area, known]) => {
    const others = Object.keys(AREAS).filter((other) => other !== area && !known.includes(other));
    const message = 'An area that this one may not know: see the map in ARCHITECTURE.md.';
    const inArea = [...patterns, refuse(others, message)];
    return [zone([`${column}/${area}/**`], inArea), ...floors(`${column}/${area}`, inArea)];
  });

/** A zone for each floor of a folder, and of its rooms that have floors: it knows neither its own rooms nor those above. */
const floors = (folder, patterns, paths) =>
  (FLOORS[folder] ?? []).flatMap((floor, place, all) => {
    const message = 'A room of the same floor or above: see scripts/floors.mjs.';
    const onFloor = [...patterns, refuse(all.slice(place).join(' ').split(' '), message)];
    const rooms = floor.split(' ').map((room) => `${folder}/${room}`);
    const files = rooms.map((room) => `${room}/**`);
    return [zone(files, onFloor, paths), ...rooms.flatMap((room) => within(room, onFloor, paths))];
  });

const within = (room, patterns, paths) => {
  const inside = patterns.map((pattern) => (pattern === PRIVATE ? PRIVATE_BEYOND : pattern));
  return FLOORS[room] ? [zone([`${room}/*/**`], inside, paths), ...floors(room, inside, paths)] : [];
};

const DOMAIN = [...packages('domain'), NO_RUNTIME, TEMPORAL_ALONE];
const CONTRACT = [...packages('contract', 'domain'), NO_RUNTIME];
const WEBSRM = [...packages('websrm'), NO_RUNTIME];
const API = packages('api', 'domain', 'contract', 'websrm');
const FEATURES = [...API, PRIVATE, NO_TESTS];
const WEB = packages('web', 'domain', 'contract', 'websrm');
const SHARED = [...WEB, refuse(['features', 'app'], 'A shared part knows no screen and not the app around it.')];
const BLOCKS = refuse(['features', 'shared', 'app'], 'Building blocks know no product word.');
const OURS = [OUR_BUTTON, OUR_FORM, OUR_CALL];
const TERMINAL = packages('terminal', 'domain', 'contract', 'websrm');
const SIMULATORS = packages('simulators', 'websrm');

const zones = [
  zone(['domain/src/**'], DOMAIN),
  ...areas('domain/src', DOMAIN),
  zone(['contract/src/**'], CONTRACT),
  ...areas('contract/src', CONTRACT),
  zone(['websrm/src/**'], WEBSRM),
  ...floors('websrm/src', WEBSRM),
  zone(['api/src/**', 'api/test/**', 'api/simulation/**'], API),
  zone(['api/src/features/**'], FEATURES),
  ...areas('api/src/features', FEATURES),
  zone(
    ['api/src/platform/**'],
    [...API, refuse(['features', 'gateways', 'demo'], 'The platform knows no product word.'), NO_TESTS],
  ),
  zone(['api/src/gateways/**'], [...API, refuse(['features', 'demo'], 'A gateway knows no feature.'), NO_TESTS]),
  zone(['web/src/**', 'web/test/**'], WEB, OURS),
  zone(
    ['web/src/features/**'],
    [...WEB, refuse(['features', 'app'], 'A feature knows no other feature and not the app around it.'), NO_FEATURE],
    OURS,
  ),
  zone(['web/src/ui/**', 'web/src/lib/**'], [...WEB, BLOCKS], OURS),
  zone(['web/src/shared/**'], SHARED, OURS),
  ...floors('web/src/shared', SHARED, OURS),
  zone(['web/src/lib/use-call-once.ts'], [...WEB, BLOCKS], [OUR_BUTTON, OUR_FORM]),
  zone(['web/src/shared/forms/use-fields.ts'], SHARED, [OUR_BUTTON, OUR_CALL]),
  zone(['terminal/**'], TERMINAL),
  ...floors('terminal/src', TERMINAL),
  zone(['simulators/**'], SIMULATORS),
  ...floors('simulators/src', SIMULATORS),
  zone(['e2e/**'], packages('e2e')),
  zone(['bench/**'], packages('bench', 'websrm')),
  // Tests look at what is above them, too.
  zone(['api/src/**/*.test.ts'], API),
  zone(['domain/src/**/*.test.ts', 'contract/src/**/*.test.ts'], packages('domain', 'contract')),
  zone(['websrm/src/**/*.test.ts'], packages('websrm')),
  zone(['web/src/shared/**/*.test.ts', 'web/src/shared/**/*.test.tsx'], SHARED, OURS),
  zone(['terminal/src/**/*.test.ts'], TERMINAL),
  zone(['simulators/src/**/*.test.ts'], SIMULATORS),
  zone(
    ['web/verifier/**'],
    [
      {
        regex: '^(\\.\\./|@|[a-mo-z]|n[a-np-z]|node:[a-eg-tv-z])',
        message: 'What verifies a proof shares nothing with what wrote it.',
      },
    ],
  ),
];

const { overrides, ...rules } = JSON.parse(readFileSync(new URL('.oxlintrc.json', import.meta.url), 'utf8'));

export default { ...rules, overrides: [...overrides, ...zones] };
