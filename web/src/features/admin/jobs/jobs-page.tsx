import type { JobCounts, JobView } from '@comptoir/contract/base/jobs';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { moreOf } from '../../../shared/lists/more-of.ts';
import { useAddress } from '../../../shared/lists/use-address.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Filters } from '../../../ui/filters.tsx';
import { StepsIcon } from '../../../ui/icons.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { Hint, Stack, Text } from '../../../ui/layout.tsx';
import { useJobs, useRetryJob } from './jobs.api.ts';
import { useJobName } from './use-job-name.ts';

const RemoveJobDialog = lazy(async () => ({ default: (await import('./remove-job-dialog.tsx')).RemoveJobDialog }));

const TONES = {
  waiting: 'neutral',
  running: 'info',
  retrying: 'warning',
  failed: 'error',
} as const satisfies Record<JobView['state'], Tone>;
const STATES = Object.keys(TONES) as JobView['state'][];

/** The queue: what waits, runs and failed, and the way to do it again or not at all. */
export function JobsPage() {
  const t = useTranslations('jobs');
  const { search, change } = useAddress();
  const state = STATES.find((one) => one === search.state);
  const query = useJobs(state ? { state } : {});
  const options = useStateOptions(query.data?.pages.at(-1)?.counts);
  return (
    <ListSection title={t('title')}>
      <Text tone="soft" wrap="anywhere">
        {t('lead')}
      </Text>
      <Filters label={t('filters.label')}>
        <SelectField
          label={t('filters.state')}
          value={state ?? 'all'}
          options={options}
          onChange={(chosen) => change({ state: chosen === 'all' ? undefined : chosen })}
        />
      </Filters>
      <QueryError error={query.error} data={query.data} onRetry={() => void query.refetch()} />
      {query.data || !query.error ? <Jobs query={query} /> : null}
    </ListSection>
  );
}

function useStateOptions(counts: JobCounts | undefined) {
  const t = useTranslations('jobs');
  const count = (states: readonly JobView['state'][]): string =>
    counts ? String(states.reduce((sum, state) => sum + counts[state], 0)) : '…';
  return [
    { value: 'all' as const, label: t('filters.all', { count: count(STATES) }) },
    ...STATES.map((state) => ({
      value: state,
      label: `${t(`states.${state}`)} (${count([state])})`,
    })),
  ];
}

function Jobs({ query }: { readonly query: ReturnType<typeof useJobs> }) {
  const t = useTranslations('jobs');
  const tUi = useTranslations('ui');
  const columns = useColumns();
  const nameOf = useJobName();
  const retry = useRetryJob();
  const [removed, remove] = useState<JobView | null>(null);
  const jobs = query.data?.pages.flatMap(({ items }) => items);
  if (!jobs) return <SkeletonRows count={6} />;
  if (jobs.length === 0)
    return (
      <EmptyState icon={<StepsIcon size={24} />} title={t('empty')}>
        {t('emptyText')}
      </EmptyState>
    );
  return (
    <>
      <FormError error={retry.error} />
      <DataTable
        caption={t('caption')}
        columns={columns}
        rows={jobs}
        idOf={({ id }) => id}
        more={moreOf(query)}
        renderDetail={(job) => (hasDetail(job) ? <JobDetail job={job} /> : null)}
        renderActions={(job) => (
          <Menu
            label={tUi('actionsOn', { name: `${nameOf(job.task)} ${job.id}` })}
            entries={
              job.state === 'running'
                ? []
                : [
                    { key: 'retry', label: t('retry') },
                    { key: 'remove', label: t('remove'), isGrave: true },
                  ]
            }
            onChoose={(key) => (key === 'retry' ? retry.mutate(job.id) : remove(job))}
          />
        )}
      />
      <Suspense>{removed ? <RemoveJobDialog job={removed} onClose={() => remove(null)} /> : null}</Suspense>
    </>
  );
}

const hasDetail = ({ error, about }: JobView): boolean => error !== null || Object.keys(about).length > 0;

/** Last error of a job, its subject, and its name in the queue, by which the server's log knows it. */
function JobDetail({ job: { error, about, task } }: { readonly job: JobView }) {
  const t = useTranslations('jobs');
  const facts = Object.entries({ ...about, [t('knownAs')]: task }).map(([name, value]) => t('about', { name, value }));
  return (
    <Stack gap="xs">
      {error ? (
        <Text tone="red" wrap="anywhere">
          {error}
        </Text>
      ) : null}
      <Hint wrap="anywhere">{facts.join(' · ')}</Hint>
    </Stack>
  );
}

function useColumns(): Column<JobView>[] {
  const t = useTranslations('jobs');
  const nameOf = useJobName();
  const reader = useReader();
  return [
    { key: 'task', header: t('columns.task'), grows: true, cell: ({ task }) => nameOf(task) },
    {
      key: 'state',
      header: t('columns.state'),
      keeps: true,
      cell: ({ state }) => <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>,
    },
    {
      key: 'attempts',
      header: t('columns.attempts'),
      isLabelled: true,
      cell: ({ attempts, maxAttempts }) => t('attempts', { attempts: String(attempts), most: String(maxAttempts) }),
    },
    {
      key: 'due',
      header: t('columns.due'),
      keeps: true,
      cell: ({ runAt }) => <time dateTime={runAt}>{formatInstant(new Date(runAt), reader)}</time>,
    },
  ];
}
