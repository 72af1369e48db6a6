import { describe, expect, it } from 'vitest';
import { checkLogExport, type LogExportChoice } from './check-log-export.ts';

const TODAY = '2026-11-22';
const CHOICE: LogExportChoice = { from: '2026-11-01', to: TODAY, devices: 1, events: 1 };

describe('an export of the activity log', () => {
  it.each<Partial<LogExportChoice>>([{}, { from: TODAY }, { from: '2020-01-01', to: '2020-01-01' }])(
    'takes %j',
    (changed) => {
      const choice = { ...CHOICE, ...changed };
      expect(checkLogExport(choice, TODAY)).toEqual({ ok: true, value: { from: choice.from, to: choice.to } });
    },
  );

  it.each<[string, Partial<LogExportChoice>]>([
    ['choose-devices-and-events', { devices: 0 }],
    ['choose-devices-and-events', { events: 0 }],
    ['choose-devices-and-events', { devices: 0, from: undefined }],
    ['choose-dates', { from: undefined }],
    ['choose-dates', { to: undefined }],
    ['dates-ahead', { to: '2026-11-23' }],
    ['dates-ahead', { from: '2026-11-23', to: '2026-11-23' }],
    ['dates-reversed', { from: '2026-11-02', to: '2026-11-01' }],
  ])('is refused as %s: %j', (reason, changed) => {
    expect(checkLogExport({ ...CHOICE, ...changed }, TODAY)).toEqual({ ok: false, reason });
  });
});
