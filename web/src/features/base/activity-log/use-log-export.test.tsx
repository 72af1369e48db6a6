import { exportLogs, getLogExportSize, orderLogExport } from '@comptoir/contract/base/activity-log';
import { LOG_EVENTS } from '@comptoir/domain/base/activity-log/log-catalogue';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aToken, id } from '../../../../test/factories.ts';
import { answer, answerRows, refuse } from '../../../../test/mock-api.ts';
import { renderInAddress } from '../../../../test/render-in-address.tsx';
import { someQueries, within } from '../../../../test/within.tsx';
import { sessionStore } from '../../../shared/sessions/session-store.ts';
import {
  ALL_EVENTS,
  allDevices,
  checkChoice,
  EXPORT_FORMATS,
  useExportSize,
  useLogExport,
  useOrderExport,
  type ExportChoice,
} from './use-log-export.ts';

const TODAY = '2026-06-20';
const CHOICE: ExportChoice = {
  from: '2026-06-01',
  to: '2026-06-20',
  events: ['bill-accepted', 'signed-in'],
  deviceIds: [id(10), 'none'],
  format: 'csv',
};
const { format: _, ...LINES } = CHOICE;
const ADDRESS = `/logs?merchantId=${id(7)}`;
const FILE = { name: 'log.csv', count: 2, body: 'a\nb\n' };

let saved: Blob[] = [];
beforeEach(() => {
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  sessionStore.signIn(aToken({ role: 'admin', merchantId: null }));
});

describe('an export of the log', () => {
  it('is asked for as it was chosen, of the merchant in view, and saved under its name', async () => {
    const asked = answerRows(exportLogs, FILE);
    const { result } = await renderInAddress(ADDRESS, useLogExport, within());
    expect(result.current).toMatchObject({ isRunning: false, progress: null, outcome: undefined, error: null });
    act(() => result.current.stop());
    act(() => result.current.start(CHOICE));
    await waitFor(() => expect(result.current.outcome).toEqual({ name: 'log.csv', count: 2 }));
    expect(result.current).toMatchObject({ isRunning: false, progress: { done: 2, total: 2, bytes: 4 }, error: null });
    expect(asked.map(({ query }) => query)).toEqual([{ ...CHOICE, merchantId: id(7) }]);
    expect(await Promise.all(saved.map((file) => file.text()))).toEqual(['a\nb\n']);
  });

  it('says how far it is, begins at nothing each time, and can be stopped without a word', async () => {
    const open: ReadableStreamDefaultController<Uint8Array>[] = [];
    answerRows(exportLogs, FILE);
    const { result } = await renderInAddress(ADDRESS, useLogExport, within());
    act(() => result.current.start(CHOICE));
    await waitFor(() => expect(result.current.outcome).toBeDefined());
    answerRows(exportLogs, {
      ...FILE,
      body: new ReadableStream({ start: (controller) => void open.push(controller) }),
    });
    act(() => result.current.start(CHOICE));
    await waitFor(() => expect(result.current).toMatchObject({ isRunning: true, outcome: undefined, error: null }));
    await waitFor(() => expect(result.current.progress).toEqual({ done: 0, total: 2, bytes: 0 }));
    act(() => open[0]?.enqueue(new TextEncoder().encode('a\n')));
    await waitFor(() => expect(result.current.progress).toEqual({ done: 1, total: 2, bytes: 2 }));
    act(() => result.current.stop());
    // as a browser does with what still comes
    act(() => open[0]?.error(new Error('stopped')));
    await waitFor(() => expect(result.current.isRunning).toBe(false));
    expect(result.current).toMatchObject({ outcome: undefined, error: null });
    expect(saved).toHaveLength(1);
  });

  it('is stopped before anything has come', async () => {
    const asked = answer(exportLogs, () => new Promise(() => {}));
    const { result } = await renderInAddress(ADDRESS, useLogExport, within());
    act(() => result.current.start(CHOICE));
    await waitFor(() => expect(asked).toHaveLength(1));
    act(() => result.current.stop());
    await waitFor(() => expect(result.current).toMatchObject({ isRunning: false, error: null }));
  });

  it('that is refused says so, until the next one begins', async () => {
    refuse(exportLogs, 'internal-error');
    const { result } = await renderInAddress(ADDRESS, useLogExport, within());
    act(() => result.current.start(CHOICE));
    await waitFor(() => expect(result.current.error).toMatchObject({ code: 'internal-error' }));
    expect(result.current).toMatchObject({ isRunning: false, progress: null, outcome: undefined });
    answerRows(exportLogs, { ...FILE, body: new ReadableStream() });
    act(() => result.current.start(CHOICE));
    await waitFor(() => expect(result.current).toMatchObject({ isRunning: true, error: null }));
    act(() => result.current.stop());
  });

  it('is ordered in the same words, and what is under way and in the log is read again', async () => {
    const asked = answer(orderLogExport, { id: id(40) });
    const queries = someQueries();
    queries.setQueryData(['exports'], []);
    queries.setQueryData(['logs', 'x'], []);
    queries.setQueryData(['devices'], []);
    const { result } = await renderInAddress(ADDRESS, useOrderExport, within({ queries }));
    act(() => result.current.mutate(CHOICE));
    await waitFor(() => expect(result.current.data).toEqual({ id: id(40) }));
    expect(asked.map(({ query, body }) => [query, body])).toEqual([[{ merchantId: id(7) }, CHOICE]]);
    const isOld = (...key: string[]) => queries.getQueryState(key)?.isInvalidated;
    expect([isOld('exports'), isOld('logs', 'x'), isOld('devices')]).toEqual([true, true, false]);
  });
});

describe('a choice of lines', () => {
  it('is all events, all devices and what concerns none, in three forms', () => {
    expect(ALL_EVENTS).toBe(LOG_EVENTS);
    expect(allDevices([{ value: id(10) }, { value: id(11) }])).toEqual([id(10), id(11), 'none']);
    expect(EXPORT_FORMATS).toEqual(['csv', 'xlsx', 'ndjson']);
  });

  it.each([
    [{ from: '' }, 'choose-dates'],
    [{ to: '' }, 'choose-dates'],
    [{ to: '2026-06-21' }, 'dates-ahead'],
    [{ events: [] }, 'choose-devices-and-events'],
    [{ deviceIds: [] }, 'choose-devices-and-events'],
  ])('is checked before it is asked for: %j', (parts, reason) => {
    expect(checkChoice(CHOICE, TODAY).ok).toBe(true);
    expect(checkChoice({ ...CHOICE, ...parts }, TODAY)).toEqual({ ok: false, reason });
  });

  it('has so many lines, which are counted only where it can be exported', async () => {
    const asked = answer(getLogExportSize, { count: 42, isLarge: false });
    const none = await renderInAddress(ADDRESS, () => useExportSize({ ...CHOICE, from: '' }, TODAY), within());
    const { result } = await renderInAddress(ADDRESS, () => useExportSize(CHOICE, TODAY), within());
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current).toEqual({ count: 42, isLarge: false }));
    expect(none.result.current).toBeUndefined();
    expect(asked.map(({ query }) => query)).toEqual([{ ...LINES, merchantId: id(7) }]);
  });
});
