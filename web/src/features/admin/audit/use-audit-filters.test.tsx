import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInAddress } from '../../../../test/render-in-address.tsx';
import { useAuditFilters } from './use-audit-filters.ts';

it('the trail is asked for by what the address says, and another filter leaves the rest', async () => {
  const { result, search } = await renderInAddress(
    '/admin/audit?group=a&who=b&about=c&since=d&until=e&text=f&open=g',
    useAuditFilters,
  );
  expect(result.current.filters).toEqual({ group: 'a', who: 'b', about: 'c', since: 'd', until: 'e', text: 'f' });
  await act(async () => result.current.setFilters({ who: undefined, open: undefined }));
  expect(search()).toEqual({ group: 'a', about: 'c', since: 'd', until: 'e', text: 'f' });
});
