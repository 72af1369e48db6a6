import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useCallOnce } from './use-call-once.ts';

const answers: { resolve: (text: string) => void; reject: (error: Error) => void }[] = [];
const ask = vi.fn<(input: unknown) => Promise<string>>();
beforeEach(() => {
  answers.length = 0;
  ask
    .mockReset()
    .mockImplementation(() => new Promise<string>((resolve, reject) => void answers.push({ resolve, reject })));
});

const show = () =>
  renderHook(() => useCallOnce<string, unknown>({ mutationFn: (input) => ask(input) }), {
    wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
  }).result;
const flush = () => act(async () => undefined);

it('lets the same call out once while it is under way, and again once it has been answered', async () => {
  const call = show();
  const done = vi.fn<(text: string) => void>();
  call.current.mutate({ id: 'a' }, { onSuccess: done });
  call.current.mutate({ id: 'a' }, { onSuccess: done });
  await flush();
  expect(ask).toHaveBeenCalledTimes(1);
  answers[0]?.resolve('done');
  await waitFor(() => expect(call.current.isSuccess).toBe(true));
  expect(done).toHaveBeenCalledTimes(1);
  call.current.mutate({ id: 'a' });
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
});

it('lets it out again after a failure, also when what followed it was let go of', async () => {
  const call = show();
  call.current.mutate({ id: 'a' });
  call.current.mutate({ id: 'b' });
  await flush();
  answers[0]?.reject(new Error('no'));
  await flush();
  call.current.mutate({ id: 'a' });
  await waitFor(() => expect(ask.mock.calls).toEqual([[{ id: 'a' }], [{ id: 'b' }], [{ id: 'a' }]]));
});

it('takes two files of one size for two', async () => {
  const call = show();
  const [first, second] = [new File(['a'], 'a.csv'), new File(['b'], 'a.csv')];
  for (const file of [first, second, first]) call.current.mutate({ file });
  await flush();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('gives who waits for the answer the same one', async () => {
  const call = show();
  const both = Promise.all([call.current.mutateAsync('a'), call.current.mutateAsync('a')]);
  await flush();
  answers[0]?.resolve('one');
  expect(await both).toEqual(['one', 'one']);
});
