import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { Row } from './layout.tsx';

interface PagerProps {
  readonly previous: string | null;
  readonly next: string | null;
  readonly isLoading: boolean;
  readonly onGo: (cursor: string) => void;
}

/** The ways to the page before and the page after, of a list that the server gives page by page; nothing where there is one page. */
export function Pager({ previous, next, isLoading, onGo }: PagerProps) {
  const t = useTranslations('ui.pager');
  if (previous === null && next === null) return null;
  return (
    <Row as="nav" gap="md" align="stretch" justify="between" aria-label={t('label')}>
      <Button
        variant="default"
        disabled={previous === null}
        loading={isLoading}
        repeats
        onClick={() => previous && onGo(previous)}
      >
        {t('previous')}
      </Button>
      <Button variant="default" disabled={next === null} loading={isLoading} repeats onClick={() => next && onGo(next)}>
        {t('next')}
      </Button>
    </Row>
  );
}
