import { useEffect, useState } from 'react';

/** A URL of a file on the device, undefined at first. It is revoked when the file changes. */
export function useObjectUrl(file: Blob) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}
