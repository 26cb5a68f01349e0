import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/**
 * An OpenSearch cluster for tests, in this process: its folder, how many nodes, and the first HTTP port. Prints "ready" and
 * the nodes' addresses, then takes "stop N" and "start N" (from 0), a line each, and answers "done". Ends when its input
 * ends, so that it never outlives who started it.
 */
public class Cluster {
    public static void main(String[] args) throws Exception {
        OpenSearchRunner runner = new OpenSearchRunner();
        runner.setMaxHttpPort(Integer.parseInt(args[2]) + 100);
        runner.onBuild((number, settings) -> {
            settings.put("http.host", "127.0.0.1");
            settings.put("transport.host", "127.0.0.1");
            settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
            settings.putList("path.repo", args[0] + "/snapshots");
        });
        runner.build(
            OpenSearchRunner.newConfigs()
                .basePath(args[0])
                .clusterName("medsieve-test-" + args[2])
                .numOfNode(Integer.parseInt(args[1]))
                .baseHttpPort(Integer.parseInt(args[2]) - 1)
                .disableESLogger()
        );
        runner.ensureYellow();
        List<String> addresses = new ArrayList<>();
        for (int number = 0; number < runner.getNodeSize(); number++) {
            addresses.add("http://127.0.0.1:" + runner.getNode(number).settings().get("http.port"));
        }
        System.out.println("ready " + String.join(" ", addresses));
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            String[] words = line.trim().split(" ");
            if (words[0].equals("stop")) runner.getNode(Integer.parseInt(words[1])).close();
            else if (words[0].equals("start")) runner.startNode(Integer.parseInt(words[1]));
            System.out.println("done");
        }
        runner.close();
        System.exit(0);
    }
}
