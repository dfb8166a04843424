import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** Starts a proxy with a slow connection to a server. It works in every browser, unlike the emulation of Chromium. */
export async function createSlowNetwork(serverUrl: string, bytesPerSecond: number) {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isUp = true;
  let isSlow = true;
  /** Creates a stream that delays each chunk by the time that it takes at this rate. */
  const createThrottle = () =>
    new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        if (isSlow) setTimeout(() => done(null, chunk), (chunk.length / bytesPerSecond) * 1000);
        else done(null, chunk);
      },
    });
  const proxy = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      // An error closes the socket.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    if (!isUp) return client.destroy();
    client.pipe(createThrottle()).pipe(upstream);
    upstream.pipe(createThrottle()).pipe(client);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port: ownPort } = proxy.address() as AddressInfo;

  const interrupt = () => {
    isUp = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${ownPort}`,
    speedUp: () => {
      isSlow = false;
    },
    /** Ends every connection and refuses new ones until `resume`. */
    interrupt,
    resume: () => {
      isUp = true;
    },
    stop: () => {
      interrupt();
      return new Promise((resolve) => proxy.close(resolve));
    },
  };
}
