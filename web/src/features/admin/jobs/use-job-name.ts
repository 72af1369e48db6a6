import type { JobName } from '@comptoir/domain/base/jobs/job-names.en';
import { useTranslations } from 'use-intl';

/** Names a job in the language of the interface; one that a release before this one put in keeps the name it has in the queue. */
export function useJobName() {
  const t = useTranslations('jobs.names');
  const isKnown = (task: string): task is JobName => t.has(task as JobName);
  return (task: string): string => (isKnown(task) ? t(task) : task);
}
