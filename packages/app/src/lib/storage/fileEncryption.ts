import { del, get, update } from 'idb-keyval';

const keyName = 'key of kept files';
const ivLength = 12;

/** Returns the key of this device, and creates it on first use. No script can read it. */
async function createKey() {
  const created = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Another tab may have created one meanwhile.
  await update<CryptoKey>(keyName, (stored) => stored ?? created);
  const stored = await get<CryptoKey>(keyName);
  if (!stored) throw new Error('The key was deleted while it was created');
  return stored;
}

/** Encrypts a file with AES-GCM. The result begins with the initialization vector. */
export async function encryptFile(file: Blob): Promise<Blob> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const key = await createKey();
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, await file.arrayBuffer());
  return new Blob([iv, encrypted], { type: file.type });
}

/** Resolves to null if the key was deleted, and rejects if the browser cannot read it now. */
export async function decryptFile(file: Blob): Promise<Blob | null> {
  const key = await get<CryptoKey>(keyName);
  if (!key) return null;
  const iv = await file.slice(0, ivLength).arrayBuffer();
  const encrypted = await file.slice(ivLength).arrayBuffer();
  try {
    const decrypted = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, encrypted);
    return new Blob([decrypted], { type: file.type });
  } catch (error) {
    // Encrypted with an earlier key.
    if (error instanceof DOMException && error.name === 'OperationError') return null;
    throw error;
  }
}

/** Makes all encrypted files unreadable. Rejects where the browser forbids storage. */
export async function deleteFileKey() {
  await del(keyName);
}
