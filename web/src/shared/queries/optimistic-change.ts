import { partialMatchKey, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useCallOnce } from '../../lib/use-call-once.ts';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts.ts';
import { failureCode } from '../http/api-error.ts';
import { invalidate, type Resource } from './invalidate.ts';

/** Effect of a change on the answers that are in sight, before the server has said anything. */
export interface Patch {
  /** The first parts of the keys of the answers that it is about. */
  readonly of: readonly [Resource, ...string[]];
  /** The same answer is left alone where it is none that the change is about. */
  readonly apply: (data: unknown) => unknown;
}

/** A patch of answers of one shape. */
export const patchOf = <Data>(of: Patch['of'], apply: (data: Data) => Data): Patch => ({
  of,
  apply: (data) => apply(data as Data),
});

/** A patch of every page of a list that is read page by page. */
export const patchPages = <Page>(of: Patch['of'], apply: (page: Page) => Page): Patch =>
  patchOf<{ readonly pages: readonly Page[] }>(of, (list) => ({ ...list, pages: list.pages.map(apply) }));

interface Applied {
  readonly patches: readonly Patch[];
  isPending: boolean;
}

interface Shown {
  /** Each patched answer as it was before the first of the changes that are still out. */
  readonly before: Map<Query, unknown>;
  readonly applied: Applied[];
  /** Read again once none is out. */
  readonly resources: Set<Resource>;
}

/** Changes shown ahead of the server. Forgotten once none is out: what is read then has them all. */
const shownAhead = new WeakMap<QueryClient, Shown>();

interface OptimisticChange<Input, Reply> {
  readonly change: (input: Input) => Promise<Reply>;
  readonly patches: (input: Input) => readonly Patch[];
  /** Read again once it is settled. */
  readonly resources: readonly Resource[];
  /** No one asked for it by hand: a refusal is taken back without a word. */
  readonly isSilent?: boolean;
}

/**
 * A change that is shown at once and taken back, with the reason, when it is refused. Only for what is undone as easily as done, is the
 * user's own to decide and needs no answer to be right: never money, documents of the law or access. Source: decision 156.
 */
export function useOptimisticChange<Input, Reply>(wanted: OptimisticChange<Input, Reply>) {
  const queries = useQueryClient();
  const t = useTranslations('errorMessages');
  const tAlerts = useTranslations('app.alerts');
  return useCallOnce({
    mutationFn: wanted.change,
    onMutate: (input) => showAhead(queries, wanted.patches(input)),
    onError: (error, _input, applied) => {
      if (applied) takeBack(queries, applied);
      if (!wanted.isSilent)
        showAlert({ tone: 'error', text: tAlerts('taken-back', { reason: t(failureCode(error)) }) });
    },
    onSuccess: (_reply, _input, applied) => {
      applied.isPending = false;
    },
    onSettled: () => readWhenQuiet(queries, wanted.resources),
  });
}

async function showAhead(queries: QueryClient, patches: readonly Patch[]): Promise<Applied> {
  // an answer from before would show what was
  await Promise.all(patches.map(({ of }) => queries.cancelQueries({ queryKey: of })));
  const shown = shownAhead.get(queries) ?? { before: new Map<Query, unknown>(), applied: [], resources: new Set() };
  shownAhead.set(queries, shown);
  for (const query of patches.flatMap(({ of }) => queries.getQueryCache().findAll({ queryKey: of })))
    if (query.state.data !== undefined && !shown.before.has(query)) shown.before.set(query, query.state.data);
  const applied = { patches, isPending: true };
  shown.applied.push(applied);
  for (const patch of patches) queries.setQueriesData({ queryKey: patch.of }, (data) => patched(data, patch));
  return applied;
}

/** Shows again what was, with what else was changed since. */
function takeBack(queries: QueryClient, refused: Applied): void {
  const shown = shownAhead.get(queries);
  if (!shown) return;
  shown.applied.splice(shown.applied.indexOf(refused), 1);
  for (const [query, before] of shown.before) {
    // gone, as its session is: it must not come back
    const isThere = queries.getQueryCache().get(query.queryHash) === query;
    if (!isThere || !refused.patches.some(({ of }) => partialMatchKey(query.queryKey, of))) continue;
    const rest = shown.applied
      .flatMap(({ patches }) => patches)
      .filter(({ of }) => partialMatchKey(query.queryKey, of));
    queries.setQueryData(query.queryKey, rest.reduce(patched, before));
  }
}

const patched = (data: unknown, patch: Patch): unknown => (data === undefined ? undefined : patch.apply(data));

/** An answer that is read while another change is out may not have it yet. */
async function readWhenQuiet(queries: QueryClient, resources: readonly Resource[]): Promise<void> {
  const shown = shownAhead.get(queries);
  for (const resource of resources) shown?.resources.add(resource);
  if (shown?.applied.some(({ isPending }) => isPending)) return;
  shownAhead.delete(queries);
  await invalidate(queries, ...(shown?.resources ?? resources));
}
