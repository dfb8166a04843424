import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Connections, each with the responses that the client has not fully received. */
type Connections = Map<Socket, Set<ServerResponse>>;

const known = new WeakMap<Server, Connections>();

/** The open connections of a server that have sent a request. */
export function connectionsOf(server: Server): Connections {
  const connections = known.get(server) ?? new Map();
  known.set(server, connections);
  return connections;
}

// Browsers and proxies wait for a response before the next request on a connection.
const maxUnderWay = 5;

/** Tracks the responses of a listener. Closes a connection that keeps sending requests and reads no response. */
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
