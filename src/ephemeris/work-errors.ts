/** This thread does not integrate orbits (`EngineOptions.integratesSmallBodies`): a worker thread must compute the request. */
export class NeedsWorker extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NeedsWorker';
  }
}

/** Another thread stopped this computation (`EngineOptions.interruption`), for example because the client disconnected. */
export class Interrupted extends Error {
  constructor() {
    super('the computation was stopped');
    this.name = 'Interrupted';
  }
}
