import { jobNamesEn } from '@comptoir/domain/base/jobs/job-names.en';
import { jobNamesFr } from '@comptoir/domain/base/jobs/job-names.fr';
import { expect, it } from 'vitest';
import { planJobs } from '../src/plan-jobs.ts';
import { useTestApp } from './test-app.ts';

const test = useTestApp();

it('every job of the queue has a name in both languages, and no name is of a job that is gone', () => {
  const jobs = Object.keys(planJobs(test.dependencies).tasks).toSorted();
  expect(Object.keys(jobNamesEn).toSorted()).toEqual(jobs);
  expect(Object.keys(jobNamesFr).toSorted()).toEqual(jobs);
  for (const names of [jobNamesEn, jobNamesFr]) expect(new Set(Object.values(names)).size).toBe(jobs.length);
});

it('what comes by the clock is among them', () => {
  const lines = planJobs(test.dependencies).crontab.flatMap((crontab) => crontab.split('\n'));
  const named = lines.map((line) => line.trim().split(' ')[5] ?? '');
  for (const name of named) expect(Object.keys(jobNamesEn)).toContain(name);
});
