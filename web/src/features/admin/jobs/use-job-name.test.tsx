import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { within } from '../../../../test/within.tsx';
import { jobsEn } from './jobs.en.ts';
import { jobsFr } from './jobs.fr.ts';
import { useJobName } from './use-job-name.ts';

it.each([
  ['en', jobsEn, 'Chain the audit trail'],
  ['fr', jobsFr, jobsFr.names['chain-audit']],
] as const)('a job is called by its name in %s, and an unknown one as in the queue', (language, jobs, name) => {
  const { result } = renderHook(useJobName, { wrapper: within({ language, messages: { jobs } }) });
  expect(result.current('chain-audit')).toBe(name);
  expect(result.current('left-behind')).toBe('left-behind');
});
