import { del, get, update } from 'idb-keyval';

const keyName = 'key of kept files';
const ivLength = 12;

/** Returns the key of this device, and creates it on first use. No script can read it. */
async function getKey() {
  const created = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Another tab may have created one meanwhile.
  await update<CryptoKey>(keyName, (stored) => stored ?? created);
  return (await get<CryptoKey>(keyName)) ?? created;
}

/** Encrypts a file with AES-GCM. The result begins with the initialization vector. */
export async function encryptFile(file: Blob): Promise<Blob> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await getKey(),
    await file.arrayBuffer(),
  );
  return new Blob([iv, encrypted], { type: file.type });
}

/** Rejects if the key was deleted. */
export async function decryptFile(file: Blob): Promise<Blob> {
  const [iv, encrypted] = [file.slice(0, ivLength), file.slice(ivLength)];
  const decrypted = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: await iv.arrayBuffer() },
    await getKey(),
    await encrypted.arrayBuffer(),
  );
  return new Blob([decrypted], { type: file.type });
}

/** Makes all encrypted files unreadable. */
export const deleteFileKey = () => del(keyName);
