import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Connections = Map<Socket, Set<ServerResponse>>;

const known = new WeakMap<Server, Connections>();

export function connectionsOf(server: Server): Connections {
  const connections = known.get(server) ?? new Map();
  known.set(server, connections);
  return connections;
}

// Browsers and proxies do not pipeline requests.
const maxUnderWay = 5;

/** Tracks responses, and closes a connection that sends requests without reading responses. */
export function trackConnections(server: Server, listener: RequestListener): RequestListener {
  const connections = connectionsOf(server);

  const responsesOn = (socket: Socket) => {
    const responses = connections.get(socket);
    if (responses) return responses;
    const none = new Set<ServerResponse>();
    connections.set(socket, none);
    socket.once('close', () => connections.delete(socket));
    return none;
  };

  return (request, response) => {
    const underWay = responsesOn(request.socket).add(response);
    response.once('close', () => underWay.delete(response));
    if (underWay.size > maxUnderWay) return void request.socket.destroy();
    return listener(request, response);
  };
}
