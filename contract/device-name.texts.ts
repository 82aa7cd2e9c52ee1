/** A device as the bank names it, `Chrome on Linux` or `A program`, in the reader's language. */
export const wordDevice = (device: string): string => device;
