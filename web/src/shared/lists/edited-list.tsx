import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { ListSection } from '../../ui/list-section.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { QueryError } from '../errors/query-error.tsx';

interface EditedListProps<Row> {
  readonly title: string;
  /** Label of the button that adds to the list. */
  readonly add: string;
  readonly onAdd: () => void;
  readonly query: {
    readonly data: { readonly items: readonly Row[] } | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly empty: { readonly icon: ReactNode; readonly title: string; readonly text: string };
  readonly renderRows: (rows: readonly Row[]) => ReactNode;
  /** The dialog that is open. */
  readonly children: ReactNode;
}

/** A list that is there as a whole and is added to here. */
export function EditedList<Row>({ title, add, onAdd, query, empty, renderRows, children }: EditedListProps<Row>) {
  const { data, error, refetch } = query;
  return (
    <ListSection
      title={title}
      aside={
        <Button leftSection={<PlusIcon size={18} />} aria-haspopup="dialog" onClick={onAdd}>
          {add}
        </Button>
      }
    >
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data || error ? null : <SkeletonRows count={4} />}
      {data && data.items.length > 0 ? renderRows(data.items) : null}
      {data?.items.length === 0 ? (
        <EmptyState icon={empty.icon} title={empty.title}>
          {empty.text}
        </EmptyState>
      ) : null}
      {children}
    </ListSection>
  );
}
