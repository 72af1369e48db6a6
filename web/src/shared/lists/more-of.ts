import type { More } from '../../ui/more-rows.tsx';

interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** The way to the next page of a list that the server gives page by page. */
export const moreOf = ({ hasNextPage, isFetchingNextPage, fetchNextPage }: PagedQuery): More => ({
  hasMore: hasNextPage,
  isLoading: isFetchingNextPage,
  onMore: () => void fetchNextPage(),
});
