import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Connections, each with its answers under way: those that the other side has not taken whole. */
type Connections = Map<Socket, Set<ServerResponse>>;

const known = new WeakMap<Server, Connections>();

/** The connections of a server on which something was asked, for as long as they are open. */
export function connectionsOf(server: Server): Connections {
  const connections = known.get(server) ?? new Map();
  known.set(server, connections);
  return connections;
}

// Browsers and proxies wait for an answer before the next request on a connection.
const maxUnderWay = 5;

/** Follows what a listener answers. Hangs up on who asks on and on and takes nothing: their answers wait in memory. */
export function followed(server: Server, listener: RequestListener): RequestListener {
  const connections = connectionsOf(server);

  const answersOn = (socket: Socket) => {
    const answers = connections.get(socket);
    if (answers) return answers;
    const none = new Set<ServerResponse>();
    connections.set(socket, none);
    socket.once('close', () => connections.delete(socket));
    return none;
  };

  return (request, answer) => {
    const underWay = answersOn(request.socket).add(answer);
    answer.once('close', () => underWay.delete(answer));
    if (underWay.size > maxUnderWay) return void request.socket.destroy();
    return listener(request, answer);
  };
}
