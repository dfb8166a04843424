import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ScannerAddress } from '#server/core/config.ts';
import { ServiceUnavailableError } from '#server/core/errors.ts';

export interface VirusScanner {
  /** True if the file is infected. Throws `ServiceUnavailableError` if the scanner does not check it. */
  isInfected(path: string): Promise<boolean>;
  /** Throws `ServiceUnavailableError` if the scanner does not respond. */
  ping(): Promise<void>;
}

async function* instream(path: string) {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.byteLength);
    yield length;
    yield chunk;
  }
  // A length of 0 ends the file.
  yield Buffer.alloc(4);
}

async function readReply(socket: Socket) {
  let reply = '';
  for await (const chunk of socket) {
    reply += chunk;
    if (reply.includes('\0')) break;
  }
  return reply.replace(/\0.*$/s, '');
}

async function exchange(address: ScannerAddress, command: Readable, idleTimeout: number) {
  const socket = connect(address);
  socket.setTimeout(idleTimeout, () => socket.destroy(new Error('Timeout')));
  try {
    // The scanner may reply and close before it has read a file that it refuses.
    const sent = pipeline(command, socket, { end: false }).catch(() => undefined);
    const reply = await readReply(socket);
    await sent;
    return reply;
  } catch (error) {
    throw new ServiceUnavailableError('ClamAV', error);
  } finally {
    socket.destroy();
  }
}

const unexpected = (reply: string) => new ServiceUnavailableError('ClamAV', reply || 'no reply');

/** Scans files with ClamAV (clamd), over a local socket or TCP. */
export const createVirusScanner = (address: ScannerAddress, { idleTimeout = 30_000 } = {}): VirusScanner => ({
  isInfected: async (path) => {
    const reply = await exchange(address, Readable.from(instream(path)), idleTimeout);
    if (/^stream: OK$/.test(reply)) return false;
    if (/^stream: .+ FOUND$/.test(reply)) return true;
    throw unexpected(reply);
  },
  ping: async () => {
    const reply = await exchange(address, Readable.from([Buffer.from('zPING\0')]), idleTimeout);
    if (reply !== 'PONG') throw unexpected(reply);
  },
});
