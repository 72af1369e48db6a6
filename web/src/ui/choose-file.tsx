import { useRef } from 'react';
import { Button } from './button.tsx';

interface ChooseFileProps {
  readonly label: string;
  readonly onChoose: (file: File) => void;
}

/** Chooses a file of rows by a button of ours: a browser's own field for files speaks the browser's language. */
export function ChooseFile({ label, onChoose }: ChooseFileProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <p>
      <Button variant="default" onClick={() => field.current?.click()}>
        {label}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          // the same one, changed, can be chosen again
          currentTarget.value = '';
        }}
      />
    </p>
  );
}
