const kilobyte = 1024;

/** A size in bytes as people read it: `412 KB`, `2.4 MB`. */
export function fileSizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / kilobyte);
  return kilobytes < kilobyte
    ? `${kilobytes} KB`
    : `${Math.round((kilobytes / kilobyte) * 10) / 10} MB`;
}
