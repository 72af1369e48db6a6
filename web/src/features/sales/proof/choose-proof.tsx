import { useRef, useState, type DragEvent } from 'react';
import { useTranslations } from 'use-intl';
import { listDropped } from '../../../../verifier/list-dropped.ts';
import { listPicked, type PickedFile } from '../../../../verifier/open-chosen.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import styles from './proof.module.css';

interface ChooseProofProps {
  readonly disabled: boolean;
  readonly onChoose: (picked: Promise<readonly PickedFile[]>) => void;
}

/** Buttons of ours: a browser's own field for files speaks the browser's language, and takes no folder. */
export function ChooseProof({ disabled, onChoose }: ChooseProofProps) {
  const t = useTranslations('proof');
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent): void => {
      event.preventDefault();
      setOver(!disabled);
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      const { types, items } = event.dataTransfer;
      if (!disabled && types.includes('Files')) onChoose(listDropped(items));
    },
  };
  return (
    <div className={styles.drop} data-over={isOver || undefined} {...handlers}>
      <Row gap="md" align="stretch">
        <PickButton isFolder={false} {...{ disabled, onChoose }} />
        <PickButton isFolder {...{ disabled, onChoose }} />
      </Row>
      <p>{t('dropHere')}</p>
    </div>
  );
}

function PickButton({ isFolder, disabled, onChoose }: ChooseProofProps & { readonly isFolder: boolean }) {
  const t = useTranslations('proof');
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="default" disabled={disabled} onClick={() => field.current?.click()}>
        {t(isFolder ? 'chooseFolder' : 'chooseFile')}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        {...(isFolder ? { webkitdirectory: '' } : { accept: '.zip,application/zip' })}
        onChange={({ currentTarget }) => {
          const picked = listPicked(currentTarget.files ?? []);
          // the same one, changed, can be chosen again
          currentTarget.value = '';
          if (picked.length > 0) onChoose(Promise.resolve(picked));
        }}
      />
    </>
  );
}
