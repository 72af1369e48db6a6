interface FileToSave {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Hands a text made in the browser to the person as a file. */
export function saveFile({ name, type, text }: FileToSave): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
