import { useEffect, useState } from 'react';

/** An address for bytes this page holds, given back when they are no longer shown. */
export function useObjectUrl(bytes: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address;
}
