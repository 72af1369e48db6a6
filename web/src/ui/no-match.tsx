import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { SearchIcon } from './icons.tsx';

interface NoMatchProps {
  /** Words for the rows that are shown again. */
  readonly resetLabel: string;
  readonly onReset: () => void;
}

/** Content of a narrowed list when nothing matches, and the way back to all of it. */
export function NoMatch({ resetLabel, onReset }: NoMatchProps) {
  const t = useTranslations('ui.empty');
  return (
    <EmptyState
      icon={<SearchIcon size={24} />}
      title={t('noMatch')}
      action={
        <Button variant="default" onClick={onReset}>
          {resetLabel}
        </Button>
      }
    />
  );
}
