import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS as ARROWS, FLOORS } from './scripts/floors.mjs';

/**
 * The arrows of ARCHITECTURE.md are lint rules. A rule that says nothing looks exactly like clean code, so each forbidden
 * import is written down here and must be refused; and what is allowed must pass.
 */
const root = import.meta.dirname;
const run = promisify(execFile);

const ZONE = 'no-restricted-imports';

/** [file, what it imports, the rule that must refuse it] */
const FORBIDDEN: readonly (readonly [file: string, specifier: string, rule: string])[] = [
  ['domain/src/a.ts', 'node:fs', ZONE],
  ['domain/src/a.ts', 'zod', ZONE],
  ['domain/src/a.ts', '@comptoir/contract/errors', ZONE],
  ['domain/src/a.ts', '@comptoir/websrm/requests/values', ZONE],
  ['contract/src/a.ts', 'node:crypto', ZONE],
  ['contract/src/a.ts', '@comptoir/websrm/requests/values', ZONE],
  ['contract/src/a.ts', '@comptoir/api/app', ZONE],
  ['websrm/src/a.ts', 'node:crypto', ZONE],
  ['websrm/src/a.ts', '@comptoir/domain/base/amounts/cents', ZONE],
  ['websrm/src/a.ts', '@comptoir/contract/errors', ZONE],
  ['api/src/a.ts', '@comptoir/web/main', ZONE],
  ['api/src/a.ts', '@comptoir/terminal/till', ZONE],
  ['api/src/a.ts', '@comptoir/simulators/main', ZONE],
  ['api/src/a.ts', '../../web/src/main.tsx', ZONE],
  ['api/test/a.ts', '@comptoir/simulators/main', ZONE],
  ['api/src/features/money/invoices/a.ts', '../cards/cards.store.ts', ZONE],
  ['api/src/features/money/invoices/a.ts', '../cards/cards.routes.ts', ZONE],
  ['api/src/features/money/invoices/a.ts', '../cards/cards.queries.ts', ZONE],
  ['api/src/features/money/invoices/a.ts', '../cards/cards.jobs.ts', ZONE],
  ['api/src/features/money/invoices/a.ts', '../../../test/test-app.ts', ZONE],
  ['api/src/features/sales/devices/a.ts', '../bills/take/bills.store.ts', ZONE],
  ['api/src/features/provider/pos-data/a.ts', '../../sales/bills/take/bills.store.ts', ZONE],
  ['api/src/features/sales/bills/take/a.ts', '../../devices/devices.store.ts', ZONE],
  ['api/src/features/sales/bills/take/a.ts', '../../../base/merchants/merchants.store.ts', ZONE],
  ['api/src/features/sales/bills/take/a.ts', '../../../money/invoices/pay-invoice.ts', ZONE],
  ['api/src/platform/http/a.ts', '../../features/money/invoices/pay-invoice.ts', ZONE],
  ['api/src/platform/http/a.ts', '../../gateways/mailer/mailer.ts', ZONE],
  ['api/src/gateways/mailer/a.ts', '../../features/money/invoices/pay-invoice.ts', ZONE],
  ['web/src/a.tsx', '@comptoir/api/app', ZONE],
  ['web/src/features/money/invoices/a.tsx', '../plan/plan-page.tsx', ZONE],
  ['web/src/features/money/invoices/a.tsx', '../../sales/devices/devices-page.tsx', ZONE],
  ['web/src/features/money/invoices/a.tsx', '../../../app/router.tsx', ZONE],
  ['web/src/ui/a.tsx', '../features/money/invoices/invoices-page.tsx', ZONE],
  ['web/src/ui/a.tsx', '../shared/access/permission.ts', ZONE],
  ['web/src/lib/a.ts', '../shared/access/permission.ts', ZONE],
  ['web/src/shared/invoices/a.tsx', '../../features/money/invoices/invoices-page.tsx', ZONE],
  ['web/src/shared/invoices/a.tsx', '../../app/router.tsx', ZONE],
  ['web/src/lib/a.ts', '../app/router.tsx', ZONE],
  ['web/verifier/a.ts', '@comptoir/websrm/signing/chain', ZONE],
  ['web/verifier/a.ts', '../src/lib/alerts.ts', ZONE],
  ['web/verifier/a.ts', 'zod', ZONE],
  ['terminal/src/a.ts', '@comptoir/api/app', ZONE],
  ['terminal/src/a.ts', '@comptoir/simulators/main', ZONE],
  ['simulators/src/a.ts', '@comptoir/domain/base/amounts/cents', ZONE],
  ['simulators/src/a.ts', '@comptoir/contract/errors', ZONE],
  ['simulators/src/a.ts', '../../api/src/app.ts', ZONE],
  ['e2e/a.ts', '@comptoir/contract/errors', ZONE],
  ['bench/a.ts', '@comptoir/api/app', ZONE],
];

const ALLOWED: readonly (readonly [file: string, specifier: string])[] = [
  ['domain/src/b.ts', 'temporal-polyfill'],
  ['domain/src/b.test.ts', 'vitest'],
  ['contract/src/b.ts', '@comptoir/domain/base/amounts/cents'],
  ['websrm/src/b.test.ts', 'node:crypto'],
  ['api/src/b.ts', '@comptoir/websrm/requests/values'],
  ['api/src/features/money/invoices/b.ts', './invoices.store.ts'],
  ['api/src/features/sales/bills/take/b.ts', '../lanes/lanes.store.ts'],
  ['api/src/features/sales/bills/take/b.ts', '../../devices/calling-device.ts'],
  ['api/src/features/sales/bills/b.ts', './lanes/lanes.queries.ts'],
  ['api/src/features/money/invoices/b.ts', '../cards/charge-card.ts'],
  ['api/src/features/money/invoices/b.test.ts', '../../../test/test-app.ts'],
  ['web/src/app/b.tsx', '../features/invoices/invoices-page.tsx'],
  ['web/src/features/invoices/b.tsx', '../../ui/page.tsx'],
  ['web/verifier/b.ts', './read-zip.ts'],
  ['web/src/features/sales/proof/b.ts', '../../../../verifier/verify-bundle.ts'],
  ['terminal/src/b.ts', '@comptoir/contract/sales/device-api'],
  ['simulators/src/b.ts', '@comptoir/websrm/signing/signing'],
];

const AREAS = Object.keys(ARROWS);

/** Form in which a file of one area names a file of another, in each column that has areas. */
const BETWEEN_AREAS: Readonly<Record<string, (from: string, to: string) => readonly [string, string]>> = {
  api: (from, to) => [`api/src/features/${from}/some/a.ts`, `../../${to}/other/read-other.ts`],
  domain: (from, to) => [`domain/src/${from}/some/a.ts`, `../../${to}/other/other.ts`],
  contract: (from, to) => [`contract/src/${from}/a.ts`, `../${to}/other.ts`],
};

const arrows = Object.entries(BETWEEN_AREAS).flatMap(([, name]) =>
  AREAS.flatMap((from) =>
    AREAS.filter((to) => to !== from).map((to) => [...name(from, to), ARROWS[from]?.includes(to) ?? false] as const),
  ),
);

interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly filename: string;
}

interface Report {
  readonly number_of_files: number;
  readonly diagnostics: readonly Diagnostic[];
}

async function lintFolder(folder: string): Promise<Report> {
  const oxlint = path.join(root, 'node_modules/.bin/oxlint');
  // It exits with 1 when it finds something; what it found is what we came for.
  const { stdout } = await run(oxlint, ['-c', 'oxlint.config.mjs', '--format', 'json'], {
    cwd: folder,
    maxBuffer: 16 * 1024 * 1024,
  }).catch((error: { stdout: string }) => error);
  return JSON.parse(stdout) as Report;
}

/** The texts of all cases: one tree, linted once. */
const texts = new Map<string, string>();

/** Has a text linted as if it were in this file. Each case gets a name of its own beside it, which is returned. */
function written(file: string, text: string): string {
  const name = file.replace(/(\.test)?\.(tsx?)$/, `${texts.size}$1.$2`);
  texts.set(name, text);
  return name;
}

let tree: string;
let found: readonly Diagnostic[];

const codesOf = (name: string): string[] => found.filter(({ filename }) => filename === name).map(({ code }) => code);

const importing = (specifier: string): string =>
  `import { thing } from '${specifier}';\n\nexport const other = thing;\n`;

const sourcesOf = async (folder: string): Promise<string[]> => {
  const files = await readdir(path.join(root, folder), { recursive: true });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
};

const forbidden = FORBIDDEN.map(
  ([file, specifier, rule]) => [file, specifier, rule, written(file, importing(specifier))] as const,
);
const allowed = ALLOWED.map(([file, specifier]) => [file, specifier, written(file, importing(specifier))] as const);
const drawn = arrows.map(
  ([file, specifier, isDrawn]) => [file, specifier, isDrawn, written(file, importing(specifier))] as const,
);
/** A file of each room that imports every other room of its folder, and what it may not. */
const rooms = Object.entries(FLOORS).flatMap(([folder, all]) => {
  const roomsOf = (floor: string) => floor.split(' ');
  return all.flatMap((floor, place) =>
    roomsOf(floor).map((room) => {
      const others = all.flatMap(roomsOf).filter((other) => other !== room);
      const unknown = all
        .slice(place)
        .flatMap(roomsOf)
        .filter((other) => other !== room);
      const text = others.map((other) => `import '../${other}/read.ts';\n`).join('');
      return { folder, room, unknown, name: written(`${folder}/${room}/a.ts`, text) };
    }),
  );
});
const disorderly = (
  [
    [
      'a file of more than 250 lines',
      Array.from({ length: 251 }, (_, index) => `export const a${index} = 1;\n`).join(''),
      'eslint(max-lines)',
    ],
    [
      'a function of more than 60 lines',
      `export function f(): void {\n${'  g();\n'.repeat(60)}}\n`,
      'eslint(max-lines-per-function)',
    ],
    [
      'more than three parameters',
      'export const f = (a: 1, b: 1, c: 1, d: 1) => [a, b, c, d];\n',
      'eslint(max-params)',
    ],
    ['a default export', 'export default 1;\n', 'import(no-default-export)'],
    ['any', 'export const a = (b: any): unknown => b;\n', 'typescript(no-explicit-any)'],
  ] as const
).map(([what, text, code]) => [what, code, written('api/src/a.ts', text)] as const);
const foreignButtons = ['web/src/app', 'web/src/features/money/invoices', 'web/src/shared/cards', 'web/src/ui'].map(
  (folder) =>
    [
      folder,
      written(`${folder}/c.tsx`, "import { Button } from '@mantine/core';\n\nexport const Other = Button;\n"),
      written(`${folder}/d.tsx`, "import { TextInput } from '@mantine/core';\n\nexport const Other = TextInput;\n"),
    ] as const,
);
const foreignForms = ['web/src/app', 'web/src/features/money/invoices', 'web/src/shared/cards', 'web/src/ui'].map(
  (folder) =>
    [
      folder,
      written(`${folder}/e.tsx`, 'export const Other = () => <form noValidate />;\n'),
      written(
        `${folder}/f.tsx`,
        "import { useForm } from 'react-hook-form';\n\nexport const useOther = (): unknown => useForm();\n",
      ),
      written(
        `${folder}/g.tsx`,
        "import { useWatch } from 'react-hook-form';\n\nexport const useOther = (): unknown => useWatch();\n",
      ),
    ] as const,
);
const foreignCalls = ['web/src/app', 'web/src/features/money/invoices', 'web/src/shared/cards', 'web/src/ui'].map(
  (folder) =>
    [
      folder,
      written(
        `${folder}/h.ts`,
        "import { useMutation } from '@tanstack/react-query';\n\nexport const useOther = (): unknown => useMutation({});\n",
      ),
      written(
        `${folder}/i.ts`,
        "import { useQueryClient } from '@tanstack/react-query';\n\nexport const useOther = (): unknown => useQueryClient();\n",
      ),
    ] as const,
);
texts.set('web/src/ui/one.tsx', importing('./two.tsx'));
texts.set('web/src/ui/two.tsx', "import { other } from './one.tsx';\n\nexport const thing = other;\n");

beforeAll(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'comptoir-architecture-'));
  for (const file of ['.oxlintrc.json', 'oxlint.config.mjs', 'scripts/floors.mjs'])
    await cp(path.join(root, file), path.join(tree, file));
  for (const [file, text] of texts) {
    await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
    await writeFile(path.join(tree, file), text);
  }
  found = (await lintFolder(tree)).diagnostics;
});
afterAll(() => rm(tree, { recursive: true }));

describe('the linter', () => {
  it.each(forbidden)('refuses that %s imports %s', (_file, _specifier, rule, name) => {
    expect(codesOf(name)).toContain(`eslint(${rule})`);
  });

  it.each(allowed)('lets %s import %s', (_file, _specifier, name) => {
    expect(codesOf(name).filter((code) => code.includes(ZONE))).toEqual([]);
  });

  it('knows the arrows between areas: each that is not drawn is refused, each that is drawn passes', () => {
    for (const [file, specifier, isDrawn, name] of drawn)
      expect(
        codesOf(name).some((code) => code.includes(ZONE)),
        `${file} imports ${specifier}`,
      ).toBe(!isDrawn);
  });

  it('knows the floors: each room is refused those of its own floor and above, and no other', () => {
    expect(rooms.length).toBeGreaterThan(150);
    for (const { folder, room, unknown, name } of rooms) {
      const refusals = found.filter(({ filename, code }) => filename === name && code.includes(ZONE));
      const refused = refusals.map(({ message }) => /'\.\.\/([a-z-]+)\//.exec(message)?.[1]);
      expect(new Set(refused), `${folder}/${room}`).toEqual(new Set(unknown));
    }
  });

  it.each(Object.entries(FLOORS))('knows every room of %s, and none that is not there', async (folder, floors) => {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true });
    const there = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(floors.flatMap((floor) => floor.split(' ')).toSorted()).toEqual(there.toSorted());
  });

  it.each(foreignButtons)('refuses a button that is not ours in %s, and lets fields pass', (_folder, button, field) => {
    expect(codesOf(button)).toContain(`eslint(${ZONE})`);
    expect(codesOf(field)).not.toContain(`eslint(${ZONE})`);
  });

  it.each(foreignForms)(
    'refuses a form that is not ours in %s, and lets its parts pass',
    (_folder, form, hook, part) => {
      expect(codesOf(form)).toContain('react(forbid-elements)');
      expect(codesOf(hook)).toContain(`eslint(${ZONE})`);
      expect(codesOf(part)).not.toContain(`eslint(${ZONE})`);
    },
  );

  it.each(foreignCalls)(
    'refuses a call that is not sent once in %s, and lets reading pass',
    (_folder, call, reading) => {
      expect(codesOf(call)).toContain(`eslint(${ZONE})`);
      expect(codesOf(reading)).not.toContain(`eslint(${ZONE})`);
    },
  );

  it('refuses a cycle, also through .tsx files', () => {
    expect([...codesOf('web/src/ui/one.tsx'), ...codesOf('web/src/ui/two.tsx')]).toContain('import(no-cycle)');
  });

  it.each(disorderly)('refuses %s', (_what, code, name) => {
    expect(codesOf(name)).toContain(code);
  });

  it('is not silent about our own code: it reads every source', async () => {
    const { number_of_files: count } = await lintFolder(root);
    const packages = ['domain', 'contract', 'websrm', 'api', 'web', 'terminal', 'simulators'];
    const sources = (await Promise.all(packages.map((name) => sourcesOf(`${name}/src`)))).flat();
    expect(count).toBeGreaterThan(sources.length);
  });
});

describe('the rules', () => {
  it('take the time and randomness as arguments, and never wait', async () => {
    const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\basync\b|\bawait\b|\bPromise\b/;
    const sources = await sourcesOf('domain/src');
    expect(sources.length).toBeGreaterThan(8);
    for (const file of sources) expect(await readFile(path.join(root, file), 'utf8'), file).not.toMatch(impure);
  });

  it.each(['Date.now()', 'new Date()', 'Math.random()'])('would be seen using %s', (text) => {
    expect(`const a = ${text};`).toMatch(/\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/);
  });
});

describe('names', () => {
  it('avoid the words that say nothing', async () => {
    const empty =
      /(^|[/-])(manage|handle|process(?!-identity)|service|manager|helper|helpers|utils|misc|common)([-.]|$)/;
    const packages = ['domain', 'contract', 'websrm', 'api', 'web', 'terminal', 'simulators'];
    const sources = (await Promise.all(packages.map((name) => sourcesOf(`${name}/src`)))).flat();
    expect(sources.filter((file) => empty.test(path.basename(file)))).toEqual([]);
  });

  it('keep to a closed list of suffixes', async () => {
    const suffixes = new Set([
      'routes',
      'store',
      'queries',
      'jobs',
      'api',
      'screen',
      'en',
      'fr',
      'test',
      'module',
      'd',
    ]);
    const packages = ['domain', 'contract', 'websrm', 'api', 'web', 'terminal', 'simulators'];
    const sources = (await Promise.all(packages.map((name) => sourcesOf(`${name}/src`)))).flat();
    const odd = sources.filter((file) =>
      path
        .basename(file)
        .split('.')
        .slice(1, -1)
        .some((part) => !suffixes.has(part)),
    );
    expect(odd).toEqual([]);
  });
});
