import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Short, so that a process which has used its part waits a few milliseconds and no longer. */
const periodMicros = 5_000;
const groups = "/sys/fs/cgroup";

/** A process that has only a part of a core until it is released. */
export interface LimitedProcess {
  release: () => void;
}

/**
 * Lets a process have only a part of one core, by a control group of Linux: with two cores, two
 * servers that have less than half of one each leave the generator a core of its own.
 * @param share of one core, such as 0.4.
 * @returns null where this user may not make a control group.
 */
export function limitCoreShare(processId: number, share: number): LimitedProcess | null {
  const quotaMicros = Math.round(share * periodMicros);
  const isFirstVersion = existsSync(join(groups, "cpu/cpu.cfs_quota_us"));
  const parent = isFirstVersion ? join(groups, "cpu") : groups;
  const directory = join(parent, `bench-${processId}`);
  const [file, limit] = isFirstVersion
    ? ["cpu.cfs_quota_us", String(quotaMicros)]
    : ["cpu.max", `${quotaMicros} ${periodMicros}`];
  try {
    mkdirSync(directory);
    if (isFirstVersion) writeFileSync(join(directory, "cpu.cfs_period_us"), String(periodMicros));
    writeFileSync(join(directory, file), limit);
    writeFileSync(join(directory, "cgroup.procs"), String(processId));
  } catch {
    rmdirIfThere(directory);
    return null;
  }
  return {
    release: () => {
      writeFileSync(join(parent, "cgroup.procs"), String(processId));
      rmdirIfThere(directory);
    },
  };
}

function rmdirIfThere(directory: string): void {
  if (existsSync(directory)) rmdirSync(directory);
}
