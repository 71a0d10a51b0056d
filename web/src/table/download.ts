/** Hand a text to the person as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // A busy browser may take a while before it reads the text.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
