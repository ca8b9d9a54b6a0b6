/** One thing that is wrong in a file, in words for the person who wrote it. */
export interface FileProblem {
  /** The line of the file on which the record starts, from 1. */
  line: number;
  /** The column or field; empty when it is the record as a whole. */
  field: string;
  /** What stands there, shortened. */
  value: string;
  expected: string;
}

/** A record as found, not yet checked. */
export interface FileRecord {
  line: number;
  value: unknown;
}

export type RecordsOfFile = { records: FileRecord[]; problems: FileProblem[] };
