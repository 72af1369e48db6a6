interface FileToSave {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Hands a text made in the browser to the person as a file. */
export const saveFile = ({ name, type, text }: FileToSave): void => saveBlob(name, new Blob([text], { type }));

/** Hands what the server sent to the person as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
