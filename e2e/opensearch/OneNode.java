import java.util.List;
import java.util.stream.Stream;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/**
 * One node of an OpenSearch cluster for tests: its folder, the folder of snapshots, its number from 0, and of all nodes,
 * with commas between, the ports for HTTP and those on which they speak to each other. Node 0 founds the cluster. Prints
 * "ready" once the cluster takes it and no part of an index is being opened, and ends when its input ends, so that it never outlives who started it.
 */
public class OneNode {
    public static void main(String[] args) throws Exception {
        int number = Integer.parseInt(args[2]);
        String[] httpPorts = args[3].split(",");
        String[] ownPorts = args[4].split(",");
        List<String> addresses = Stream.of(ownPorts).map(port -> "127.0.0.1:" + port).toList();
        OpenSearchRunner runner = new OpenSearchRunner();
        runner.onBuild((ignored, settings) -> {
            settings.put("node.name", "node-" + number);
            settings.put("http.host", "127.0.0.1");
            settings.put("http.port", httpPorts[number]);
            settings.put("transport.host", "127.0.0.1");
            settings.put("transport.port", ownPorts[number]);
            settings.putList("discovery.seed_hosts", addresses);
            settings.putList("cluster.initial_cluster_manager_nodes", "node-0");
            settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
            settings.putList("path.repo", args[1]);
        });
        runner.build(
            OpenSearchRunner.newConfigs()
                .basePath(args[0])
                .clusterName("medsieve-test-" + ownPorts[0])
                .numOfNode(1)
                .disableESLogger()
        );
        runner.client().admin().cluster().prepareHealth().setWaitForNoInitializingShards(true).get();
        System.out.println("ready");
        while (System.in.read() >= 0) {
            // What is written to it means nothing.
        }
        runner.close();
        System.exit(0);
    }
}
